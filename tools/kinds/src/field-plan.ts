/** A field as it was asked for, and what each layer that is written out says of it. */
export interface FieldPlan {
  readonly name: string;
  /** Name inside. */
  readonly property: string;
  readonly type: string;
  /** Which function of the description makes it, and the call. */
  readonly maker: string;
  readonly source: string;
  /** Columns of the table, by their names on the wire. */
  readonly columns: readonly { readonly name: string; readonly sql: string }[];
  /** Most characters of a text. */
  readonly max?: number;
  /** All values there are, of what lists are filtered by. */
  readonly options?: readonly string[];
  readonly searched: boolean;
  readonly sorted: 'text' | 'number' | undefined;
  readonly bucket?: { readonly name: string; readonly holds: 'image' | 'pdf' };
}
