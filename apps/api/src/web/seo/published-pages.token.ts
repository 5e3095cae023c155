/** Injection token of the `PublishedPages` of all kinds of content. */
export const PUBLISHED_PAGES = Symbol('published pages');
