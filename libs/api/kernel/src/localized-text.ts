/** One text in both languages of the site; what is accepted of it says its kind. */
export class LocalizedText {
  readonly fr: string;
  readonly en: string;

  constructor({ fr, en }: { readonly fr: string; readonly en: string }) {
    this.fr = fr;
    this.en = en;
  }
}
