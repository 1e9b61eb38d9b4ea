import { countOf } from '@ostrov/shared/formats/plural'
import type { OptionGroupWire, OptionWire } from '@ostrov/shared/options/schema'
import { limitWords, shortageWords } from '@ostrov/shared/options/words'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Pencil, Plus } from 'lucide-react'
import { serverNow } from '../../clock'
import { PriceCell } from '../../components/PriceCell'
import { SortableRow, SortableRows, SortHandle } from '../../components/sorting/SortableRows'
import type { Edited } from './edited'
import { ModerationWords } from './ModerationWords'
import type { Options } from './use-options'

type Acts = { options: Options; onEdit: (edited: Edited) => void }

/** A group with its options, what it demands in words, and the dishes that offer it. */
export function GroupBlock({ group, options, onEdit }: Acts & { group: OptionGroupWire }) {
  const shortage = shortageWords(group, serverNow())
  return (
    <SortableRow id={group.id} className="ui-card option-group">
      <div className="option-group__head">
        <SortHandle label={`Переместить группу «${group.name}»`} />
        <div className="option-group__words">
          <h2>
            <Phrase text={group.name} />
          </h2>
          <p className="ui-muted">
            {limitWords(group)} · {usedWords(group)}
          </p>
        </div>
        <Button
          className="ui-button--quiet"
          aria-label={`Изменить группу «${group.name}»`}
          onClick={() => onEdit({ what: 'group', group })}
        >
          <Pencil size={20} aria-hidden="true" />
          Изменить
        </Button>
      </div>
      <ModerationWords {...group} />
      {shortage && <p className="option-group__shortage">{shortage}</p>}
      <OptionRows list={group.product_options} options={options} onEdit={onEdit} />
      <Button
        variant="quiet"
        aria-label={`Добавить опцию в\u00A0группу «${group.name}»`}
        onClick={() => onEdit({ what: 'option', option: null, group_id: group.id })}
      >
        <Plus size={20} aria-hidden="true" />
        Добавить опцию
      </Button>
    </SortableRow>
  )
}

/** Options in their order, each with its price to be changed on the spot. */
export function OptionRows({ list, options, onEdit }: Acts & { list: readonly OptionWire[] }) {
  return (
    <SortableRows
      ids={list.map(({ id }) => id)}
      nameOf={(id) => list.find((one) => one.id === id)?.name ?? ''}
      onMove={(id, to) => options.moveOption(list, id, to)}
      className="option-rows"
    >
      {list.map((option) => (
        <SortableRow key={option.id} id={option.id} className="option-row">
          <SortHandle label={`Переместить опцию «${option.name}»`} />
          <div className="option-row__words">
            <button
              type="button"
              className="option-row__name"
              onClick={() => onEdit({ what: 'option', option, group_id: option.group_id })}
            >
              <Phrase text={option.name} />
            </button>
            {option.group_id === null && <span className="ui-muted ui-small">{usedWords(option)}</span>}
            <ModerationWords {...option} />
          </div>
          <PriceCell
            label={`Доплата за «${option.name}»`}
            price={option.price}
            onSave={(price) => options.setPrice(option, price)}
          />
        </SortableRow>
      ))}
    </SortableRows>
  )
}

function usedWords({ products }: Pick<OptionWire, 'products'>): string {
  if (products.length === 0) return 'ни\u00A0в\u00A0одном блюде'
  return `в\u00A0${countOf(products.length, 'блюде', 'блюдах', 'блюдах')}`
}
