/**
 * A statement that removes what is past its time and answers what it returns, and with it the entry of the journal that
 * says how many there were. Of whom they told it says nothing.
 * @param kind what they are called there
 * @param removal with its `returning`
 */
export function expiring(kind: string, removal: string): string {
  return `with gone as (${removal}), noted as (
      insert into journal (deed, kind, amount) select 'expired', '${kind}', count(*) from gone having count(*) > 0)
    select * from gone`;
}
