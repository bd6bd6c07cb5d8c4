/** Where files of knowledge bases lie that staff sent here. */
export const FOLDER = 'knowledge';

export const ownFolder = (baseId: string): string => `${FOLDER}/${baseId}`;

/** The folder that others fill, where a base reads one. */
export const folderElsewhere = ({ id, location }: { id: string; location: string | null }): string | undefined =>
  location === null || location === ownFolder(id) ? undefined : location;
