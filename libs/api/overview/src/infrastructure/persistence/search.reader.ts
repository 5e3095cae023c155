import { boundTo, wordsOf, type Database } from '@site/api-platform/persistence';
import type { SearchHitDto } from '../http/search.dto';
import { SEARCHED } from './record-names';

const SHOWN_OF_EACH = 5;
/** Of a word that everything says, no more are weighed: the newest, what begins with it, and some. */
const WEIGHED = { newest: 200, others: 100 };

/** Searches all that an administrator can open, by the texts that each list searches. */
export class SearchReader {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  /** Of each kind the best: what begins so, then what has most of the words in its name, then the newest. */
  find(search: string): Promise<SearchHitDto[]> {
    const values: unknown[] = [search.trim()];
    const matches = boundTo(values, wordsOf(search)).join(' and ');
    const words = values.slice(1).map((_, place) => `fold($${place + 2})`);
    const begins = 'like substr(containing($1), 2)';
    // Ids begin with the time.
    const parts = SEARCHED.map(({ url, table, fr, en, sorted, detail }, place) => {
      const weighed = [
        ...sorted.map(
          (name) => `(select id from ${table} where fold(${name}) collate "C" ${begins}
            order by fold(${name}) collate "C" limit ${SHOWN_OF_EACH})`,
        ),
        `(select id from (select id, search_text from ${table} order by id desc limit ${WEIGHED.newest}) newest
            where ${matches})`,
        `(select id from ${table} where ${matches} limit ${WEIGHED.others})`,
      ];
      // What a record is called stands first in what is searched.
      const name = `left(search_text, length(${fr})${en === fr ? '' : ` + 1 + length(${en})`})`;
      const named = words.map((word) => `(strpos(${name}, ${word}) > 0)::int`).join(' + ');
      return `(select ${place} as place, '${url}' as kind, id, ${fr} as title_fr, ${en} as title_en,
        ${detail} as detail, (search_text ${begins})::int + ${named} as named
        from (${weighed.join(' union ')}) weighed join ${table} using (id)
        order by named desc, id desc limit ${SHOWN_OF_EACH})`;
    });
    const text = `select kind, id, title_fr, title_en, detail from (${parts.join(' union all ')}) found
      order by place, named desc, id desc`;
    return this.database.query<SearchHitDto>(text, values);
  }
}
