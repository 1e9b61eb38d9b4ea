import type { NounName } from '@ostrov/shared/nouns'
import { type Answer, ask, Problem } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'

/** The row that an address names; of what is no id nobody is asked. */
export async function readById<Row>(noun: NounName, id: string, read: () => Promise<Answer<Row>>): Promise<Row> {
  if (!isUuid(id)) throw new Problem(404, `${noun}.not_found`, 'Такого адреса нет')
  return ask(read())
}
