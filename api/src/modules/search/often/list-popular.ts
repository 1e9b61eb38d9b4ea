import { filtersOf } from '@ostrov/shared/ads/lists'
import { FRONT, type FrontName, kindField } from '@ostrov/shared/ads/sections'
import { listingPath } from '@ostrov/shared/ads/sets'
import { writeAddress } from '@ostrov/shared/lists/address'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { organizationList } from '@ostrov/shared/organizations/lists'
import { ORGANIZATIONS } from '@ostrov/shared/paths'
import type { PopularWire } from '@ostrov/shared/search/schema'
import { THINGS } from '@ostrov/shared/search/things'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../../db/orm'
import type { Deps } from '../../../kernel/deps'
import { shownChoices } from '../../ads/counting/shown-choices'
import { keptTree, type Tree } from '../../catalogues/tree-cache'
import { organizationFacets } from '../../organizations/list-organizations'

/** So many of each section. */
const KINDS = 5

type Counts = Readonly<Record<string, number>>
type Popular = PopularWire['sections'][number]

/** What there is most of in each section: what may be asked for by who has nothing in mind. */
export async function listPopular(deps: Deps, em: Em, now: Date): Promise<PopularWire> {
  const tree = await keptTree(em)
  const ads = FRONT.map(async (section) => kindsOf(section, await shownChoices(deps, em, section, now), tree))
  const { category = {} } = await organizationFacets(em, {}, now)
  const sections = [...(await Promise.all(ads)), placesOf(category)]
  return { sections: sections.filter(({ kinds }) => kinds.length > 0) }
}

/** The kinds by which people look for ads of a section: branches and choices, or marks. */
function kindsOf(section: FrontName, counts: Readonly<Record<string, Counts>>, tree: Tree): Popular {
  const { column, field } = kindField(section)
  const parameter = filtersOf(section).find((filter) => filter.column === column)?.parameter ?? ''
  const nameOf = (slug: string) => field.choices?.[slug] ?? entryOf(tree, slug)
  const kinds = most(counts[parameter] ?? {}).flatMap((slug) => {
    const title = nameOf(slug)
    return title ? [{ title, path: listingPath(section)({ [parameter]: slug }) }] : []
  })
  return { title: THINGS[section].title, kinds: kinds.slice(0, KINDS) }
}

/** What stands at the head of a catalogue: what is under it is counted with it. */
function entryOf({ of }: Tree, slug: string): string | undefined {
  const entry = of.get(slug)
  return entry && !entry.is_hidden && entry.parent === null ? entry.name : undefined
}

function placesOf(counts: Counts): Popular {
  const kinds = most(counts).flatMap((slug) => {
    const category = namesOf(ORGANIZATION_CATEGORIES).find((name) => name === slug)
    return category
      ? [
          {
            title: ORGANIZATION_CATEGORIES[category],
            path: ORGANIZATIONS + writeAddress(organizationList, { category }),
          },
        ]
      : []
  })
  return { title: THINGS.organizations.title, kinds: kinds.slice(0, KINDS) }
}

const most = (counts: Counts) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([slug]) => slug)
