import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { SortableRows } from '../../components/sorting/SortableRows'
import { MenuTabs } from '../menu/MenuTabs'
import type { Edited } from './edited'
import { GroupBlock, OptionRows } from './GroupBlock'
import { GroupDrawer } from './GroupDrawer'
import { OptionDrawer } from './OptionDrawer'
import { type Options, useOptions } from './use-options'

/** What dishes offer to choose: groups with their options, and options that stand alone. */
export function OptionsPage() {
  return (
    <OneRestaurant permission="menu" title="Опции">
      {({ id }) => <OptionsOf restaurantId={id} />}
    </OneRestaurant>
  )
}

function OptionsOf({ restaurantId }: { restaurantId: string }) {
  const options = useOptions(restaurantId)
  const { data, error, isFetching, refetch } = options.options
  const [edited, edit] = useState<Edited | null>(null)
  const close = () => edit(null)
  return (
    <div className="page">
      <PageHeader title="Опции" tab="Опции меню">
        {data && (
          <>
            <Button onClick={() => edit({ what: 'option', option: null, group_id: null })}>
              <Plus size={20} aria-hidden="true" />
              Опция
            </Button>
            <Button variant="sea" onClick={() => edit({ what: 'group', group: null })}>
              <Plus size={20} aria-hidden="true" />
              Группа
            </Button>
          </>
        )}
      </PageHeader>
      <MenuTabs />
      {data ? (
        <Choices options={options} onEdit={edit} />
      ) : error ? (
        <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonRows />
      )}
      {data && edited?.what === 'option' && <OptionDrawer {...edited} all={data} options={options} onClose={close} />}
      {data && edited?.what === 'group' && <GroupDrawer {...edited} all={data} options={options} onClose={close} />}
    </div>
  )
}

function Choices({ options, onEdit }: { options: Options; onEdit: (edited: Edited) => void }) {
  const { product_options = [], product_option_groups: groups = [] } = options.options.data ?? {}
  if (groups.length === 0 && product_options.length === 0)
    return (
      <EmptyState
        title="Опций пока нет"
        text="Добавьте группу: размер, соус или добавки. Одну группу можно дать многим блюдам."
      >
        <Button variant="primary" onClick={() => onEdit({ what: 'group', group: null })}>
          Добавить группу
        </Button>
      </EmptyState>
    )
  return (
    <>
      <SortableRows
        ids={groups.map(({ id }) => id)}
        nameOf={(id) => groups.find((one) => one.id === id)?.name ?? ''}
        onMove={(id, to) => options.moveGroup(groups, id, to)}
        className="option-groups"
      >
        {groups.map((group) => (
          <GroupBlock key={group.id} group={group} options={options} onEdit={onEdit} />
        ))}
      </SortableRows>
      {product_options.length > 0 && (
        <section className="ui-card option-group" aria-labelledby="free-options">
          <h2 id="free-options">Сами по&nbsp;себе</h2>
          <p className="ui-muted">Не&nbsp;входят в&nbsp;группы: клиент отмечает сколько хочет.</p>
          <OptionRows list={product_options} options={options} onEdit={onEdit} />
        </section>
      )}
    </>
  )
}
