/** Who wrote a record last, and when. `by` is the id of a user; null when nobody knows any more. */
export class Edit {
  constructor(
    readonly by: string | null,
    readonly at: Date,
  ) {}
}
