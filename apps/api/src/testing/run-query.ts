/** As the product has it; said here once more, so that tools can use it without compiling the product. */
export type RunQuery = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
