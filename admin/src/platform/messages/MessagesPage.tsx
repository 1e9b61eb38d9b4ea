import { MESSAGE_DAYS } from '@ostrov/shared/messages/fates'
import { messageDesk } from '@ostrov/shared/messages/lists'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { messageColumns } from './message-columns'

const ASK_EVERY_MS = { refetchInterval: 15_000 }

/** What the house has sent, and what became of it. */
export function MessagesPage() {
  const list = useList(messageDesk)
  const { query } = list
  const facets = useFacets('messages', query, (asked) => ask(api.admin.messages.facets.get({ query: asked })))
  const rows = useRows('messages', query, () => ask(api.admin.messages.get({ query })), ASK_EVERY_MS)
  return (
    <div className="page">
      <PageHeader
        title={messageDesk.title}
        text={`СМС, письма и\u00A0уведомления за\u00A0${MESSAGE_DAYS}\u00A0дней. Что в\u00A0них было, мы не\u00A0храним.`}
      />
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={messageDesk.title}
        columns={messageColumns}
        empty={{ title: 'Пока ничего не\u00A0отправляли', text: 'Здесь появится каждое сообщение площадки.' }}
        steady
      />
    </div>
  )
}
