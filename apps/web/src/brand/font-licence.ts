/** Licences by the name that people know them under, and where their text is. */
const licences: Readonly<Record<string, { name: string; href: string }>> = {
  'OFL-1.1': { name: 'SIL Open Font License 1.1', href: 'https://openfontlicense.org' },
  'UFL-1.0': { name: 'Ubuntu Font Licence 1.0', href: 'https://ubuntu.com/legal/font-licence' },
  'Apache-2.0': { name: 'Apache License 2.0', href: 'https://www.apache.org/licenses/LICENSE-2.0' },
};
export const licenceOf = (id: string): { name: string; href?: string } => licences[id] ?? { name: id };
