import type { MadeFilesStatus, PackPart } from '@signet/contract';
import type { Acting } from '../../http/acting.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { BrandService } from '../brands/brands.service.ts';
import type { Kind, MadeFile } from '../made-files/kind.ts';
import type { MadeFiles } from '../made-files/made-files.service.ts';
import { LOGOS_NAME } from './logos-kind.ts';
import { packFrom, packName, type PackFrom } from './pack-kind.ts';

type PackKind = Kind<PackFrom, { format: 'zip' }>;
type Parts = { brands: Pick<BrandService, 'get'>; madeFiles: MadeFiles; kinds: Readonly<Record<PackPart, PackKind>> };
/** Which brand, and how much of it. */
type Wanted = { quizId?: string | undefined; part: PackPart };

/** The pack of a completed brand, whole or its logo alone: of the quiz given, else of the active one. */
export const createPackService = ({ brands, madeFiles, kinds }: Parts) => ({
  /** Has it made where it is not, and answers at once how far it is. */
  async make({ owner, note }: Acting, { quizId, part }: Wanted): Promise<MadeFilesStatus> {
    const { _id } = await brands.get(owner, quizId);
    return madeFiles.begin(kinds[part], { userId: owner._id, subject: _id }, packFrom(_id, owner._id), note);
  },

  /** The zip of the brand as it is now, by the name that it is saved under. */
  async file({ owner, note }: Acting, { quizId, part }: Wanted): Promise<Pick<MadeFile<object>, 'fileName' | 'key'>> {
    const { _id, answers } = await brands.get(owner, quizId);
    const [file] = orRefuse(await madeFiles.current(kinds[part], { userId: owner._id, subject: _id }), 'packMissing');
    await note();
    const name = part === 'logos' ? LOGOS_NAME : packName(answers.companyName);
    return { fileName: `${name}.zip`, key: orRefuse(file, 'packMissing').key };
  },
});

export type PackService = ReturnType<typeof createPackService>;
