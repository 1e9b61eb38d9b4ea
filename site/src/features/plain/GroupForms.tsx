import { formatMoney } from '@ostrov/shared/formats/money'
import { GROUP_NAME_FORM } from '@ostrov/shared/groups/form'
import { cartPath } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { LineFrame } from '../baskets/LineFrame'
import { GroupOrdered } from '../groups/GroupOrdered'
import { StateNote } from '../groups/StateNote'
import '../groups/group.css'
import { PlainLine } from './CartForms'
import type { GroupView } from './group'
import './plain.css'
import { Refusal } from './Refusal'

/** A group basket to read, with a form to join it and one for each of one's own lines. */
export function GroupForms({ group, action, typed, refusal }: GroupView) {
  const { me, people, owner_name, restaurant, order, state, total, offers } = group
  return (
    <div className="plain-form">
      <h2>{`${owner_name} собирает заказ: ${restaurant.general_info.name}`}</h2>
      <Refusal sentence={refusal} />
      {order ? <GroupOrdered group={group} order={order} /> : <StateNote group={group} />}
      {!me && state === 'open' && (
        <form className="plain-form" method="post" action={action}>
          <FormField form={{ table: GROUP_NAME_FORM, values: { name: typed }, errors: {} }} name="name" />
          <Button type="submit" variant="primary" size="large" wide name="act" value="join">
            Присоединиться
          </Button>
        </form>
      )}
      {!order &&
        people.map((person) => {
          const isOurs = me?.is_owner || (state === 'open' && person.id === me?.id)
          return <Person key={person.id} person={person} action={isOurs ? action : null} />
        })}
      {offers.map(({ offer_id, label, amount }) => (
        <p key={offer_id} className="ui-muted">{`${label}: ${formatMoney(-amount)}`}</p>
      ))}
      {me && !order && <p>{`Всего ${formatMoney(total)}`}</p>}
      {me?.is_owner && !order && (
        <a
          className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
          href={cartPath({ step: 1, restaurant: restaurant.id })}
        >
          К&nbsp;заказу
        </a>
      )}
    </div>
  )
}

/** Whose part it is and its lines; with `action` each is changed by a form. */
function Person({ person, action }: { person: GroupView['group']['people'][number]; action: string | null }) {
  return (
    <section className="group-person" aria-label={person.name}>
      <div className="group-person__head cluster-row">
        <h3>{person.name}</h3>
        <span className="ui-price">{formatMoney(person.total)}</span>
      </div>
      <ul className="group-person__lines">
        {person.items.map((item) =>
          action === null ? (
            <LineFrame key={item.id} item={item}>
              <p className="ui-muted">{`${item.quantity}\u00a0шт`}</p>
            </LineFrame>
          ) : (
            <PlainLine key={item.id} item={item} action={action} />
          ),
        )}
      </ul>
    </section>
  )
}
