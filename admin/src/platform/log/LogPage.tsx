import { deskLog } from '@ostrov/shared/staff/lists'
import { api } from '../../api'
import { ExportLinks } from '../../components/ExportLinks'
import { listPage } from '../../components/lists/ListPage'
import { logColumns } from '../../components/log/columns'
import { pageOfActor, pageOfRestaurant, pageOfThing } from './pages-of-things'

/** Who did what on the platform, and through whom. */
export const LogPage = listPage({
  table: deskLog,
  name: 'desk-log',
  calls: api.admin.logs,
  text: 'Кто, что, было → стало.',
  caption: 'Журнал площадки',
  acts: ({ exported }) => <ExportLinks path="/api/admin/logs/export" query={exported} />,
  columns: logColumns({ subject: pageOfThing, actor: pageOfActor, restaurant: pageOfRestaurant }),
  empty: { title: 'Пока ничего не\u00A0происходило', text: 'Здесь будет каждое изменение на\u00A0площадке.' },
  missed: { text: 'Попробуйте другие дни или уберите фильтры.' },
})
