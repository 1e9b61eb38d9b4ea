import { useStore } from '@nanostores/react'
import type { BasketItemWire } from '@ostrov/shared/baskets/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import { Check, Trash2, UserRoundX } from 'lucide-react'
import { Counter } from '../../components/Counter'
import { LineFrame } from '../baskets/LineFrame'
import { openModal } from '../modals/store'
import { REMOVE_FRIEND } from './modals'
import { $chosen, setDish } from './store'

type Me = NonNullable<GroupWire['me']>
type Person = GroupWire['people'][number]
type Props = { token: string; group: GroupWire; me: Me }

/** Everybody with what they have chosen; one's own can be changed, by the owner all. */
export function People({ token, group, me }: Props) {
  return (
    <div className="stack gap-6">
      {group.people.map((person) => (
        <section key={person.id} className="group-person" aria-label={person.name}>
          <Head token={token} person={person} group={group} me={me} />
          <ul className="group-person__lines">
            {person.items.map((item) => (
              <Line key={item.id} token={token} item={item} mayChange={mayChange(group, me, person)} />
            ))}
          </ul>
          {person.items.length === 0 && <p className="ui-muted">Пока ничего не&nbsp;выбрано</p>}
        </section>
      ))}
    </div>
  )
}

function Head({ token, person, group, me }: Props & { person: Person }) {
  const { id, name, is_ready, total } = person
  const isMe = id === me.id
  return (
    <div className="group-person__head cluster-row">
      <h3>
        {name}
        {isMe && <span className="ui-muted">{', это\u00a0вы'}</span>}
      </h3>
      {is_ready && (
        <span className="ui-chip ui-chip--leaf">
          <Check size={16} aria-hidden="true" />
          Готово
        </span>
      )}
      <span className="ui-price ui-numbers">{formatMoney(total)}</span>
      {me.is_owner && id !== null && group.state !== 'ordered' && (
        <button
          type="button"
          className="ui-round ui-round--plain"
          aria-label={`Убрать: ${name}`}
          onClick={() => openModal(REMOVE_FRIEND, { token, id, name })}
        >
          <UserRoundX size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function Line({ token, item, mayChange }: { token: string; item: BasketItemWire; mayChange: boolean }) {
  const { id, product, cancellation_comment } = item
  const quantity = useStore($chosen)[id] ?? item.quantity
  if (quantity === 0) return null
  return (
    <LineFrame item={item}>
      {mayChange ? (
        <div className="cart-line__acts split">
          {!cancellation_comment && (
            <Counter
              label={product.name}
              value={quantity}
              min={0}
              max={MAX_QUANTITY}
              onChange={(count) => setDish(token, id, count)}
            />
          )}
          <button
            type="button"
            className="ui-round ui-round--plain cart-line__remove"
            aria-label={`Удалить: ${product.name}`}
            onClick={() => setDish(token, id, 0)}
          >
            <Trash2 size={22} aria-hidden="true" />
          </button>
        </div>
      ) : (
        <p className="ui-muted">{`${quantity}\u00a0шт`}</p>
      )}
    </LineFrame>
  )
}

function mayChange({ state }: GroupWire, me: Me, person: Person): boolean {
  return me.is_owner || (state === 'open' && person.id === me.id)
}
