import { titleOf } from '@ostrov/shared/lists/chips'
import { deskLog } from '@ostrov/shared/staff/lists'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { ExportLinks } from '../../components/ExportLinks'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { logColumns } from '../../components/log/columns'
import { PageHeader } from '../../components/PageHeader'
import { pageOfActor, pageOfRestaurant, pageOfThing } from './pages-of-things'

/** Who did what on the platform, and through whom. */
export function LogPage() {
  const list = useList(deskLog)
  const { page: _, limit: __, sort, after: ___, before: ____, ...asked } = list.query
  const facets = useFacets('desk-log', list.query, (filters) => ask(api.admin.logs.facets.get({ query: filters })))
  const rows = useRows('desk-log', list.query, () => ask(api.admin.logs.get({ query: list.query })))
  return (
    <div className="page">
      <PageHeader title={deskLog.title} tab={titleOf(deskLog, list.query)} text="Кто, что, было → стало.">
        <ExportLinks path="/api/admin/logs/export" query={{ ...asked, sort }} />
      </PageHeader>
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption="Журнал площадки"
        columns={COLUMNS}
        empty={{ title: 'Пока ничего не\u00A0происходило', text: 'Здесь будет каждое изменение на\u00A0площадке.' }}
        missed={{ text: 'Попробуйте другие дни или уберите фильтры.' }}
        steady
      />
    </div>
  )
}

const COLUMNS = logColumns({ subject: pageOfThing, actor: pageOfActor, restaurant: pageOfRestaurant })
