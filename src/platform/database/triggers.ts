/** The triggers that a table must have, by their names on either engine. */
export interface Triggers {
  table: string
  sqlite: readonly string[]
  postgres: readonly string[]
}

/** Returns a part of a sentence for each trigger that is not among the names. */
export function missingTriggers(
  triggers: readonly Triggers[],
  engine: 'sqlite' | 'postgres',
  names: ReadonlySet<string>,
): string[] {
  return triggers.flatMap(({ table, [engine]: expected }) =>
    expected
      .filter((name) => !names.has(name))
      .map((name) => `trigger ${name} of ${table} is missing or switched off.`),
  )
}
