type Result<Data> = { data?: Data; errors?: readonly { message: string }[] };

/**
 * Returns what a query has found. Gatsby reports the errors of a query only in `createPages`.
 * @throws if the query has failed
 */
export function dataOfQuery<Data>({ data, errors = [] }: Result<Data>): Data {
  if (!data || errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return data;
}
