import { messagesOfCustomer } from '@ostrov/shared/messages/lists'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { CardList } from '../../components/records/CardList'
import { ownMessageColumns } from './message-columns'

/** What a customer was sent, and what became of it. */
export function CustomerMessages({ id }: { id: string }) {
  return (
    <section className="stack gap-4" aria-labelledby="customer-messages">
      <h2 id="customer-messages">{messagesOfCustomer.title}</h2>
      <CardList
        table={messagesOfCustomer}
        name={`customer:${id}:messages`}
        read={({ page }) => ask(api.admin.messages.of_customer({ id }).get({ query: { page: Number(page ?? 1) } }))}
        columns={ownMessageColumns}
        empty={'Ничего не\u00A0отправляли'}
      />
    </section>
  )
}
