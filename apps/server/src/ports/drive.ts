/**
 * Access that a founder has given to their drive. `secret` holds what the provider gave for it (tokens): whoever keeps
 * it encrypts it.
 */
export type DriveGrant = { account: string; secret: string };

/** Whose drive, and with which access. */
export type DriveAccess = DriveGrant & { userId: string };

export type NewDriveFile = {
  /** Names the file for ever: saved twice it is one file. */
  key: string;
  /** The folder that it lies in, by the brand's name. */
  folder: string;
  name: string;
  mediaType: string;
  body: Uint8Array;
  /** The founder may open it and copy it, not change it. */
  readOnly: boolean;
  /** Kept with the file: which template and which brand it was made of. */
  properties: Readonly<Record<string, string>>;
};

/** A file where it lies; `url` is where a founder opens it. */
export type SavedFile = { fileId: string; url: string };

export type BuiltInFile = {
  _id: string;
  name: string;
  mediaType: string;
  bytes: number;
  savedAt: string;
  isTrashed: boolean;
};

/** What the product shows of a drive that it keeps itself; another drive has screens of its own. */
export type BuiltInFiles = {
  list(userId: string): Promise<BuiltInFile[]>;
  /** The key of its bytes among the blobs; undefined where it is not this founder's. */
  find(userId: string, fileId: string): Promise<(BuiltInFile & { key: string }) | undefined>;
  /** What the founder decided, as the code that leads back. */
  codeFor(of: { userId: string; isPartly: boolean }): string;
};

/**
 * Where documents are saved. Consent is the authorization code flow (RFC 6749 §4.1): the address leads away, and back
 * with a code. Throws ServiceUnavailable when the drive does not answer, DriveDenied where it refuses.
 */
export type Drive = {
  /** One line for the start banner. */
  readonly description: string;
  /** What founders know it by. */
  readonly name: string;
  /** Present where the product keeps the files itself. */
  readonly builtIn?: BuiltInFiles;
  /** Where the founder gives access. `state` comes back beside the code; `returnTo` is an address of ours. */
  consentUrl(asked: { state: string; returnTo: string }): string;
  /** The access that a code stands for, once. Throws DriveDenied `permission` where less was allowed than is needed. */
  grant(given: { code: string; userId: string; email: string; returnTo: string }): Promise<DriveGrant>;
  /** Saves or replaces, whole or not at all. Throws DriveDenied `revoked` where access was taken back meanwhile. */
  save(access: DriveAccess, file: NewDriveFile): Promise<SavedFile>;
  /** Into the trash; no error where it is not there any more. */
  trash(access: DriveAccess, fileId: string): Promise<void>;
  /** Out of the trash; false where the founder removed it for good. */
  restore(access: DriveAccess, fileId: string): Promise<boolean>;
  /** Gives the access up at the provider. Files stay. */
  revoke(access: DriveAccess): Promise<void>;
};

/**
 * The drive does not let us: `permission` less was allowed than is needed, `revoked` access is gone, `code` it is no
 * code of this founder's, `full` there is no room left in the drive.
 */
export class DriveDenied extends Error {
  override readonly name = 'DriveDenied';
  readonly why: 'permission' | 'revoked' | 'code' | 'full';

  constructor(why: DriveDenied['why'], options?: ErrorOptions) {
    super(`drive: ${why}`, options);
    this.why = why;
  }
}
