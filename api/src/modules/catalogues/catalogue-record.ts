import { CATALOGUES, type Catalogue, SHAPES } from '@ostrov/shared/catalogues/catalogues'
import { CATALOGUE_ENTRY_FORM } from '@ostrov/shared/catalogues/form'
import { catalogueDesk } from '@ostrov/shared/catalogues/lists'
import { CatalogueEntryInput, CatalogueEntryRow } from '@ostrov/shared/catalogues/schema'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { Em } from '../../db/orm'
import { containing, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { record } from '../records/record'
import { CatalogueEntry } from './catalogue-entry'

type Input = typeof CatalogueEntryInput.static
type Writing = { id: string | null; input: Input }
type Errors = { [Field in keyof Input]?: string }

/** What ads choose from. What the product brings along, or what holds others, is hidden rather than removed. */
export const catalogueRecord = record({
  noun: 'catalogue_entry',
  entity: CatalogueEntry,
  may: 'content',
  list: catalogueDesk,
  form: CATALOGUE_ENTRY_FORM,
  row: CatalogueEntryRow,
  input: CatalogueEntryInput,
  together: ['sort', 'is_hidden'],
  exported: {
    catalogue: { label: 'Каталог', choices: CATALOGUES },
    parent: { label: 'Внутри' },
    name: { label: 'Название' },
    slug: { label: 'Ключ' },
    from_year: { label: 'Выпускали с' },
    to_year: { label: 'По' },
    sort: { label: 'Порядок' },
    is_hidden: { label: 'Скрыта', kind: 'flag' },
  },
  source: {
    select: sql`c.id, c.catalogue, c.parent_id, c.name, c.slug, c.from_year, c.to_year, c.sort, c.is_hidden, c.is_given,
      (select p.name from catalogue_entry p where p.id = c.parent_id) as parent`,
    from: sql`catalogue_entry c`,
    where: sql`true`,
    key: sql`c.id`,
    conditions: {
      query: (words) => sql`(c.name ilike ${containing(words)} or c.slug like ${containing(words.toLowerCase())})`,
      catalogue: sql`c.catalogue`,
      parent_id: sql`c.parent_id`,
      is_hidden: sql`c.is_hidden`,
    },
    orders: { sort: sql`c.catalogue, c.sort, c.name`, name: sql`c.name, c.slug` },
  },
  check: demandPlace,
  columns: ({ input, now }) => ({
    ...(input.catalogue !== 'car_generation' && { from_year: null, to_year: null }),
    edited_at: now,
  }),
  removable: demandUnused,
  refuses: { removing: ['catalogue_entry.in_use', 'catalogue_entry.given'] },
})

/** Its key is its own and stays; it stands where its catalogue lets it. */
async function demandPlace(em: Em, { id, input }: Writing) {
  const errors = { ...(await placeErrors(em, { id, input })), ...(await ownErrors(em, { id, input })) }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
}

type Before = { slug: string; catalogue: Catalogue; parent_id: string | null; is_branch: boolean }

async function ownErrors(em: Em, { id, input }: Writing): Promise<Errors> {
  const taken = await row<{ slug: boolean | null; name: boolean | null }>(
    em,
    sql`select bool_or(slug = ${input.slug}) as slug,
          bool_or(catalogue = ${input.catalogue} and lower(name) = lower(${input.name})
            and parent_id is not distinct from ${input.parent_id}::uuid) as name
        from catalogue_entry where id is distinct from ${id}::uuid`,
  )
  const before = await row<Before>(
    em,
    sql`select slug, catalogue, parent_id, exists (select from catalogue_entry i where i.parent_id = c.id) as is_branch
        from catalogue_entry c where id = ${id}::uuid`,
  )
  return {
    ...(taken?.name && { name: 'Такая запись здесь уже есть' }),
    ...(taken?.slug && { slug: 'Этот ключ занят' }),
    ...(before && before.slug !== input.slug && { slug: 'Ключ не\u00A0меняется' }),
    ...(before && before.catalogue !== input.catalogue && { catalogue: 'Каталог не\u00A0меняется' }),
    ...(before?.is_branch &&
      before.parent_id !== input.parent_id && { parent_id: 'Внутри есть записи: её не\u00A0перенести' }),
  }
}

type Above = { slug: string; catalogue: Catalogue; depth: number }

async function placeErrors(em: Em, { id, input }: Writing): Promise<Errors> {
  const { within, levels } = SHAPES[input.catalogue]
  if (input.parent_id === null) return within !== null && levels === 1 ? { parent_id: 'Выберите, внутри чего' } : {}
  // Held until the write that names it.
  const above = await row<Above>(
    em,
    sql`select c.slug, c.catalogue, case when p.catalogue = c.catalogue and g.catalogue = c.catalogue then 3
          when p.catalogue = c.catalogue then 2 else 1 end as depth
        from catalogue_entry c left join catalogue_entry p on p.id = c.parent_id left join catalogue_entry g on g.id = p.parent_id
        where c.id = ${input.parent_id} for key share of c`,
  )
  if (!above) return { parent_id: 'Этого уже нет. Выберите другое' }
  if (above.catalogue !== within || input.parent_id === id)
    return {
      parent_id: within ? `Выберите из\u00A0каталога ${quoted(CATALOGUES[within])}` : 'Марка стоит сама по\u00A0себе',
    }
  if (within === input.catalogue) return above.depth < levels ? {} : { parent_id: 'Глубже вложить нельзя' }
  return input.slug.startsWith(`${above.slug}-`) ? {} : { slug: `Начните с\u00A0${quoted(`${above.slug}-`)}` }
}

async function demandUnused(em: Em, id: string) {
  const used = await row<{ is_given: boolean; is_branch: boolean }>(
    em,
    sql`select is_given, exists (select from catalogue_entry i where i.parent_id = c.id) as is_branch
        from catalogue_entry c where id = ${id}`,
  )
  if (used?.is_branch) throw new Refusal('catalogue_entry.in_use')
  if (used?.is_given) throw new Refusal('catalogue_entry.given')
}
