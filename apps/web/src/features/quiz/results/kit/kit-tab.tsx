import { useMedia } from '../../../../ui/use-media.ts';
import type { KeywordRecord, MarketingKitRecommendation } from '@signet/contract';
import { KeywordIcon } from '../../keywords/keyword-icon.tsx';
import { ChoiceList } from '../choice/choice-list.tsx';
import { chosenAt } from '../choice/stepping.ts';
import { useMore } from '../choice/use-more.ts';
import { useChosenNow, type Studio } from '../choice/use-studio.ts';
import { WhyLink } from '../why/why-link.tsx';
import { KitPicture } from './kit-picture.tsx';
import { KitPieces } from './kit-pieces.tsx';
import styles from './kit-tab.module.css';

const Row = ({ studio, kit }: { studio: Studio; kit: MarketingKitRecommendation }) => (
  <span className={styles.option}>
    <span className={styles.thumbnail}>
      <KitPicture studio={studio} kitId={kit.marketingKitId} piece="cover" alt="" />
    </span>
    <span className={styles.optionName}>{kit.name}</span>
    <span className={styles.optionStyles}>{kit.styles.map(({ name }) => name).join(', ')}</span>
  </span>
);

const iconOf = (style: { icon: string; iconStyle: string }) => style as Pick<KeywordRecord, 'icon' | 'iconStyle'>;

/** Narrower than this the list lies across, over the pieces. */
const STRIP = '(width < 1180px)';

/** Spec results §2, tab 4: the kit in words, the list that it is chosen from, and what it makes. */
export const KitTab = ({ studio }: { studio: Studio }) => {
  const isStrip = useMedia(STRIP);
  const { brand, recommendations, choices } = studio;
  const more = useMore(studio, 'marketingKit');
  const kit = brand.marketingKit;
  const { marketingKitSelection: chosen } = useChosenNow(choices).brandQuizSelections;
  const { kits } = recommendations.marketingKitRecommendations;
  return (
    <div className={styles.tab}>
      <div className={styles.left}>
        {kit && (
          <section className={styles.about} aria-label="Your kit">
            <p className={styles.over}>YOUR KIT</p>
            <h2 className={styles.name}>{kit.name}</h2>
            <ul className={styles.styles} aria-label="Styles of the kit">
              {kit.styles.map((style) => (
                <li key={style.name}>
                  <KeywordIcon keyword={iconOf(style)} size={18} />
                  {style.name}
                </li>
              ))}
            </ul>
            <p className={styles.description}>{kit.description}</p>
            <WhyLink part="kit" what="marketing kit" />
          </section>
        )}
        <ChoiceList
          label="Marketing kit"
          isStrip={isStrip}
          items={kits}
          selected={kits.find(({ marketingKitId }) => marketingKitId === chosen?.marketingKitId)?._id}
          nameOf={({ name }) => name}
          render={(one) => <Row studio={studio} kit={one} />}
          onChoose={({ orderIndex }) =>
            choices.choose('kit', {
              brandQuizSelections: chosenAt(
                recommendations,
                choices.current().brandQuizSelections,
                'marketingKit',
                orderIndex,
              ),
            })
          }
          {...more}
        />
      </div>
      {kit && <KitPieces studio={studio} kitId={kit.marketingKitId} />}
    </div>
  );
};
