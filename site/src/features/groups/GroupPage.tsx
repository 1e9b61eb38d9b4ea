import { useStore } from '@nanostores/react'
import type { GroupWire } from '@ostrov/shared/groups/schema'
import { EDA, restaurantPath } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { type ReactNode, useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { panelOf, Tabs } from '../../components/Tabs'
import { GroupFoot } from './GroupFoot'
import { GroupMenu } from './GroupMenu'
import { GroupOrdered } from './GroupOrdered'
import './group.css'
import { JoinForm, JoinWords } from './JoinForm'
import { OwnerTools } from './OwnerTools'
import { People } from './People'
import { StateNote } from './StateNote'
import { $group, loadGroup } from './store'
import { watchGroup } from './watch'

type PageProps = {
  token: string
  /** As the server knew it when it wrote the page. */
  first: GroupWire
}

/** A basket that friends fill from their own phones. */
export default function GroupPage({ token, first }: PageProps) {
  const known = useStore($group, { ssr: 'initial' })
  const isSeated = known.state === 'ready' && known.group.me !== null
  useEffect(() => {
    $group.set({ state: 'ready', group: first })
    void loadGroup(token)
  }, [token, first])
  useEffect(() => (isSeated ? watchGroup(token, () => void loadGroup(token)) : undefined), [token, isSeated])
  if (known.state === 'missing') return <NoGroup />
  return known.state === 'ready' ? <Group token={token} group={known.group} /> : <Asleep group={first} />
}

/** What can be read before anything can be pressed. */
function Asleep({ group }: { group: GroupWire }) {
  const { me, state, order } = group
  return (
    <Head group={group}>
      {!order && <StateNote group={group} />}
      {!order && !me && state === 'open' && (
        <div className="stack gap-4">
          <JoinWords group={group} />
        </div>
      )}
      <SkeletonList />
    </Head>
  )
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
  const { me, state, order } = group
  return (
    <Head group={group}>
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
    </Head>
  )
}

/** Whose order it is and from where. */
function Head({ group: { me, owner_name, restaurant }, children }: { group: GroupWire; children: ReactNode }) {
  return (
    <div className="group">
      <header className="group__head">
        <h2>{me?.is_owner ? 'Вы собираете заказ' : `${owner_name} собирает заказ`}</h2>
        <p className="ui-muted">
          <a href={restaurantPath(restaurant.id)}>{restaurant.general_info.name}</a>
        </p>
      </header>
      {children}
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
