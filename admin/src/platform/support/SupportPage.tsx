import { supportDesk } from '@ostrov/shared/support/lists'
import { api } from '../../api'
import { listPage } from '../../components/lists/ListPage'
import { OneRequest } from './OneRequest'
import { requestColumns } from './request-columns'
import './support.css'

/** What people wrote to support, and one of it on its own card. Who waits longest comes first. */
export const SupportPage = listPage(
  {
    table: supportDesk,
    name: ['support_request', 'list'],
    calls: api.admin.support,
    every: 30_000,
    columns: requestColumns,
    empty: { title: 'Обращений пока нет', text: 'Они появятся здесь, как только кто-нибудь напишет.' },
    missed: { text: 'Попробуйте номер, имя или телефон, либо уберите фильтры.' },
  },
  OneRequest,
)
