import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { Uuid } from '../wire/schema'
import { LIST_VIEW_FORM } from './form'

const Address = t.String({
  maxLength: 2000,
  pattern: '^(?:\\?.*)?$',
  description: 'The query of the list’s page: `?…`; empty is the whole list.',
})

/** A state of a list that a person comes back to. */
export const ListView = t.Object({
  id: Uuid,
  name: t.String(),
  address: Address,
  is_default: t.Boolean({ description: 'Opened where the list’s page is opened without a query.' }),
})
export type ListViewWire = typeof ListView.static

export const ListViewChange = t.Object({ name: fieldText(LIST_VIEW_FORM.name), is_default: t.Boolean() })
export type ListViewChangeWire = typeof ListViewChange.static

export const ListViewInput = t.Object({
  list: t.String({ pattern: '^[a-z][a-z_]{0,59}$', description: 'The name of the list’s table.' }),
  address: Address,
  ...ListViewChange.properties,
})
export type ListViewInputWire = typeof ListViewInput.static
