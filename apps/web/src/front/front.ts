import brands from './brands/brands.json' with { type: 'json' };

type Brand = (typeof brands)[number];

const drawings = import.meta.glob<string>('./brands/*/*.svg', { query: '?url', import: 'default', eager: true });
const drawing = ({ slug }: Brand, file: string): string => drawings[`./brands/${slug}/${file}.svg`] ?? '';

/** What a board shows beside the logo, and where. */
const places = [
  { place: 'thing', file: 'tote' },
  { place: 'site', file: 'web-hero' },
] as const;
const strip = ['p1', 'p2', 's1', 'a1', 'a2', 'n3'] as const;

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  about: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), about);
  made.append(...children);
  return made;
};

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}`);
  return found;
};

const colored = (className: string, color: string, ...children: Node[]): HTMLElement => {
  const made = element('span', { className }, ...children);
  made.style.backgroundColor = color;
  return made;
};

const show = (brand: Brand): void => {
  const logo = element('img', { src: drawing(brand, 'logo-horizontal'), alt: `The logo of ${brand.name}` });
  byId('board').replaceChildren(
    colored('logo', brand.colors.p1, logo),
    ...places.map(({ place, file }) => element('img', { className: place, src: drawing(brand, file), alt: '' })),
  );
  document.querySelector('.strip')?.remove();
  byId('board').after(element('div', { className: 'strip' }, ...strip.map((role) => colored('', brand.colors[role]))));
  byId('caption').replaceChildren(element('strong', {}, `${brand.name}, ${brand.trade}.`), ` ${brand.said}`);
};

const choice = (brand: Brand, isFirst: boolean): HTMLElement => {
  const input = element('input', { type: 'radio', name: 'brand', checked: isFirst, ariaLabel: brand.name });
  input.addEventListener('change', () => show(brand));
  const label = element(
    'label',
    { className: 'choice' },
    input,
    element('img', { src: drawing(brand, 'logo-stacked'), alt: '' }),
  );
  label.style.backgroundColor = brand.colors.p1;
  return label;
};

byId('choices').replaceChildren(...brands.map((brand, place) => choice(brand, place === 0)));
const [first] = brands;
if (first) show(first);
