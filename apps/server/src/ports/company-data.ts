/** A company as the spec's autocompletes call answers it (spec quiz §3, §7). */
export type Company = {
  identifier: { value: string; uuid: string; image_id: string };
  short_description?: string;
};

export type CompanyImage = { contentType: string; body: Uint8Array };

/** Where companies are looked up by name, and where their pictures come from. */
export type CompanyData = {
  /** One line for the start banner. */
  readonly description: string;
  /**
   * Shown beside the search boxes (spec quiz §2: "a provider attribution image"): the sign at `image`, same-origin,
   * with `label` in words.
   */
  readonly attribution: { label: string; href: string; image: string };
  /** Address of a company's picture with `{imageId}` in it; same-origin when this server serves it. */
  readonly imageUrl: string;
  /**
   * Companies whose names fit `query`, best first, at most `limit`. Only those with an image id and a uuid.
   * Throws ServiceUnavailable when the directory cannot be asked.
   */
  search(query: string, limit: number): Promise<Company[]>;
  /** The picture itself, or undefined where the vendor's own host serves it or the id is unknown. */
  image(imageId: string): Promise<CompanyImage | undefined>;
  /**
   * The company's website as a registered name (`stripe.com`); undefined where none is known. What clients say of a
   * company is not asked. Throws ServiceUnavailable when the directory cannot be asked.
   */
  website(company: Pick<Company['identifier'], 'uuid' | 'image_id'>): Promise<string | undefined>;
  /**
   * The company's own logo as SVG, without anything drawn around it; undefined where none is known here. Asks nobody.
   */
  logo(imageId: string): Promise<string | undefined>;
};
