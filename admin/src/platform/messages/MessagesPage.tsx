import { messageDesk } from '@ostrov/shared/messages/lists'
import { api } from '../../api'
import { listPage } from '../../components/lists/ListPage'
import { messageColumns } from './message-columns'

/** What the house has sent, and what became of it. */
export const MessagesPage = listPage({
  table: messageDesk,
  name: 'messages',
  calls: api.admin.messages,
  every: 15_000,
  text: 'СМС, письма и\u00A0уведомления. Что в\u00A0них было, мы не\u00A0храним.',
  columns: messageColumns,
  missed: { text: 'Где телефоны и\u00A0почты скрыты, ищут по\u00A0ним целиком.' },
  empty: { title: 'Пока ничего не\u00A0отправляли', text: 'Здесь появится каждое сообщение площадки.' },
})
