import { useStore } from '@nanostores/react'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { EDA, restaurantPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { panelOf, Tabs } from '../../components/Tabs'
import { GroupFoot } from './GroupFoot'
import { GroupMenu } from './GroupMenu'
import { GroupOrdered } from './GroupOrdered'
import './group.css'
import { JoinForm } from './JoinForm'
import { OwnerTools } from './OwnerTools'
import { People } from './People'
import { StateNote } from './StateNote'
import { $group, loadGroup } from './store'
import { watchGroup } from './watch'

/** A basket that friends fill from their own phones. */
export default function GroupPage({ token }: { token: string }) {
  const state = useStore($group)
  const isSeated = state.state === 'ready' && state.group.me !== null
  useEffect(() => {
    void loadGroup(token)
  }, [token])
  useEffect(() => (isSeated ? watchGroup(token, () => void loadGroup(token)) : undefined), [token, isSeated])
  if (state.state === 'ready') return <Group token={token} group={state.group} />
  if (state.state === 'loading') return <SkeletonList />
  if (state.state === 'missing') return <NoGroup />
  return <ErrorState title="Не получилось загрузить корзину" onRetry={() => loadGroup(token)} />
}

/** The link was replaced or forgotten while the page was open. */
function NoGroup() {
  return (
    <EmptyState
      drawing="lost"
      title={'По\u00a0этой ссылке ничего нет'}
      text={'Её заменили или сбор удалён. Попросите у\u00a0того, кто собирает заказ, новую ссылку.'}
      action={{ href: EDA, label: 'Выбрать ресторан' }}
    />
  )
}

type Props = { token: string; group: GroupWire }

function Group({ token, group }: Props) {
  const { me, restaurant, owner_name, state, order } = group
  return (
    <div className="group">
      <header className="group__head">
        <h2>{me?.is_owner ? 'Вы собираете заказ' : `${owner_name} собирает заказ`}</h2>
        <p className="ui-muted">
          <a href={restaurantPath(restaurant.id)}>{restaurant.general_info.name}</a>
        </p>
      </header>
      {order ? (
        <GroupOrdered group={group} order={order} />
      ) : (
        <>
          <StateNote group={group} />
          {!me && state === 'open' && <JoinForm token={token} group={group} />}
          {!me && state !== 'open' && (
            <a className={buttonClass({ wide: true })} href={EDA}>
              Выбрать ресторан
            </a>
          )}
          {me?.is_owner && <OwnerTools token={token} group={group} />}
          {me && <Filling token={token} group={group} />}
        </>
      )}
    </div>
  )
}

/** What all have chosen beside the menu they choose from. */
function Filling({ token, group }: Props) {
  const { me, people } = group
  const own = people.find(({ id }) => id === me?.id)
  const [tab, setTab] = useState<'menu' | 'basket'>(() => (me?.is_owner || own?.items.length ? 'basket' : 'menu'))
  const mayAdd = group.state === 'open' || me?.is_owner === true
  if (!me) return null
  return (
    <>
      {mayAdd && (
        <Tabs
          name="group"
          label="Общая корзина"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'menu', label: 'Меню' },
            { id: 'basket', label: 'Корзина' },
          ]}
        />
      )}
      {mayAdd && tab === 'menu' ? (
        <div {...panelOf('group', 'menu')}>
          <GroupMenu token={token} group={group} me={me} />
        </div>
      ) : (
        <div {...(mayAdd && panelOf('group', 'basket'))}>
          <People token={token} group={group} me={me} />
        </div>
      )}
      <GroupFoot token={token} group={group} me={me} />
    </>
  )
}
