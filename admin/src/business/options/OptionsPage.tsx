import type { OptionGroupWire, OptionWire } from '@ostrov/shared/options/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/States'
import { SortableTree } from '../../components/sorting/SortableTree'
import { TreeHead } from '../../components/sorting/TreeRow'
import type { Level } from '../../components/sorting/use-lifting'
import { MenuTabs } from '../sale/MenuTabs'
import { StopDialog } from '../sale/StopDialog'
import type { Edited } from './edited'
import { ALL_GROUPS, ALONE, GroupBlock, OptionRows } from './GroupBlock'
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
      {edited?.what === 'stop' && (
        <StopDialog
          name={edited.one.name}
          stop={edited.one}
          send={(input) => options.setActivity(edited.kind, edited.one.id, input)}
          onClose={close}
        />
      )}
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
        <Button variant="sea" onClick={() => onEdit({ what: 'group', group: null })}>
          Добавить группу
        </Button>
      </EmptyState>
    )
  return (
    <SortableTree levels={levelsOf(options, groups, product_options)}>
      <TreeHead level="group" branch={ALL_GROUPS} className="menu-tree__top" />
      <ul className="option-groups columns gap-4">
        {groups.map((group) => (
          <GroupBlock key={group.id} group={group} options={options} onEdit={onEdit} />
        ))}
      </ul>
      {product_options.length > 0 && (
        <section className="ui-card option-group" aria-labelledby="free-options">
          <TreeHead level="option" branch={ALONE} className="option-group__words">
            <h2 id="free-options">Сами по&nbsp;себе</h2>
            <p className="ui-muted">Не&nbsp;входят в&nbsp;группы: клиент отмечает сколько хочет.</p>
          </TreeHead>
          <OptionRows branch={ALONE} list={product_options} options={options} onEdit={onEdit} />
        </section>
      )}
    </SortableTree>
  )
}

/** Groups keep among groups, and an option in its group: which dishes offer it hangs on that. */
function levelsOf(
  { moveGroup, moveOption }: Options,
  groups: readonly OptionGroupWire[],
  alone: readonly OptionWire[],
): Record<string, Level> {
  const lists = [{ id: ALONE, list: alone }, ...groups.map(({ id, product_options: list }) => ({ id, list }))]
  const all = lists.flatMap(({ list }) => list)
  return {
    group: {
      branches: [{ id: ALL_GROUPS, rows: groups.map(({ id }) => id) }],
      nameOf: (id) => groups.find((one) => one.id === id)?.name ?? '',
      branchOf: () => null,
      onMove: (id, { after_id }) => {
        const group = groups.find((one) => one.id === id)
        if (group) moveGroup(groups, group, after_id)
      },
    },
    option: {
      branches: lists.map(({ id, list }) => ({ id, rows: list.map((one) => one.id) })),
      nameOf: (id) => all.find((one) => one.id === id)?.name ?? '',
      branchOf: () => null,
      stays: true,
      onMove: (id, { branch, after_id }) => {
        const list = lists.find((one) => one.id === branch)?.list ?? []
        const option = list.find((one) => one.id === id)
        if (option) moveOption(list, option, after_id)
      },
    },
  }
}
