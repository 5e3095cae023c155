import pg from 'pg';

/** Projects of about 1.5 KB of JSON each. */
export async function insertProjects(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const text = 'Bilan de la ressource, débits de crue et d’étiage, règles de partage entre usagers. '.repeat(
    7,
  );
  await client.query(
    `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries, status, created_at, edited_at)
     select gen_random_uuid(), 'Étude hydrologique numéro ' || n, 'Hydrological study number ' || n, $2, $2,
            'GIRE', 'Bouaflé', '2024', '12 000 habitants', 'ongoing', now() - n * interval '1 second', now()
     from generate_series(1, $1::int) as n`,
    [count, text.slice(0, 560)],
  );
  await client.query('analyze projects');
  await client.end();
}

export async function newestId(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select id from projects order by created_at desc limit 1',
  );
  await client.end();
  return rows[0]?.id ?? '';
}

export const newProject = JSON.stringify({
  title_fr: 'Étude hydrologique',
  title_en: 'Hydrological study',
  description_fr: 'Bilan de la ressource, débits de crue et d’étiage. '.repeat(10),
  description_en: 'Water balance, flood and low-water flows. '.repeat(10),
  category: 'GIRE',
  location: 'Bouaflé',
  date: '2024',
  beneficiaries: '12 000 habitants',
  status: 'ongoing',
});
