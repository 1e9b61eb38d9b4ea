import { CATALOGUES } from '@ostrov/shared/catalogues/catalogues'
import { catalogueList } from '@ostrov/shared/catalogues/lists'
import { CatalogueEntrySchema } from '@ostrov/shared/catalogues/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listEntries } from './list-entries'
import { hearOfCatalogues } from './tree-cache'

const params = t.Object({ catalogue: t.UnionEnum(namesOf(CATALOGUES), { default: undefined }) })

export const catalogueRoutes = (deps: Deps) => {
  hearOfCatalogues(deps)
  return new Elysia()
    .use(access(deps))
    .get('/catalogues/:catalogue', ({ em, params, query }) => listEntries(em, params.catalogue, query), {
      open: 'shared',
      params,
      ...listRoute(catalogueList, CatalogueEntrySchema),
      detail: {
        summary: 'What may be chosen of a catalogue, in its order: all of it, or what stands under the entry `within`',
        tags: ['Catalogues'],
      },
    })
}
