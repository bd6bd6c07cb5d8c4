import { config } from '../../../shell/config.ts';
import { Link } from '../../../shell/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { FormPage } from '../frame/form-page.tsx';
import { useQuizPage } from '../frame/use-quiz-page.ts';
import { chosenCompetitors } from '../pages/competitors.ts';
import { withCompany } from './company-options.ts';
import { CompetitorBox } from './competitor-box.tsx';
import styles from './competitors-page.module.css';
import { PositionField } from './position-field.tsx';

/** Whose company data this is: the provider's sign, and the words it asks for (spec quiz §2). */
const Attribution = () => {
  const { label, href, image } = config().companies.attribution;
  return (
    <Link className={styles.attribution} to={href}>
      <span className={styles.source}>
        <Picture src={image} alt="" />
      </span>
      {label}
    </Link>
  );
};

/** Page 2: up to three competitors, or none (spec quiz §2). */
export const CompetitorsPage = () => {
  const page = useQuizPage(2);
  const { slots, standOut } = page.answers;
  return (
    <FormPage form={page}>
      <div className={styles.columns}>
        <div>
          <ol className={styles.boxes}>
            {slots.map((_, box) => (
              <CompetitorBox
                // A box remembers what is being typed; it starts afresh when its answer is replaced.
                key={`${box}-${page.edition}`}
                box={box}
                slots={slots}
                onChoose={(company) => page.change({ slots: withCompany(slots, box, company), standOut })}
              />
            ))}
          </ol>
          <Attribution />
        </div>
        <aside className={styles.note}>
          <h2>You may skip this step</h2>
          <p>Nobody comes to mind? Press NEXT with the boxes empty and come back whenever you like.</p>
          <p>Can’t find a company? Add it by its name, or by its website address so that we can read its colors.</p>
        </aside>
      </div>
      <PositionField
        quiz={page.quiz}
        standOut={standOut}
        competitors={chosenCompetitors(slots).length}
        onChange={(position) => page.change({ slots, standOut: position })}
      />
    </FormPage>
  );
};
