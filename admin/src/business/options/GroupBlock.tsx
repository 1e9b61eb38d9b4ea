import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { OPTION_FORM } from '@ostrov/shared/options/form'
import type { OptionGroupWire, OptionWire } from '@ostrov/shared/options/schema'
import { limitWords, shortageWords } from '@ostrov/shared/options/words'
import { Button } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Pencil, Plus } from 'lucide-react'
import { serverNow } from '../../clock'
import { PriceCell } from '../../components/PriceCell'
import { TreeHandle, TreeHead, TreeRow } from '../../components/sorting/TreeRow'
import { SaleCell } from '../sale/SaleCell'
import type { Edited } from './edited'
import { ModerationWords } from './ModerationWords'
import type { Options } from './use-options'

/** The branch of the groups themselves, and of the options that stand alone. */
export const ALL_GROUPS = 'groups'
export const ALONE = 'alone'

type Acts = { options: Options; onEdit: (edited: Edited) => void }

/** A group with its options, what it demands in words, and the dishes that offer it. */
export function GroupBlock({ group, options, onEdit }: Acts & { group: OptionGroupWire }) {
  const shortage = shortageWords(group, serverNow())
  return (
    <TreeRow level="group" branch={ALL_GROUPS} id={group.id} className="ui-card option-group">
      <TreeHead level="option" branch={group.id} className="option-group__head">
        <TreeHandle
          level="group"
          branch={ALL_GROUPS}
          id={group.id}
          label={`Переместить группу ${quoted(group.name)}`}
        />
        <div className="option-group__words">
          <h2>
            <Phrase text={group.name} />
          </h2>
          <p className="ui-muted">
            {limitWords(group)} · {usedWords(group)}
          </p>
        </div>
        <SaleCell
          name={group.name}
          stop={group}
          send={(input) => options.setActivity('group', group.id, input)}
          onOpen={() => onEdit({ what: 'stop', kind: 'group', one: group })}
        />
        <Button
          className="ui-button--quiet"
          aria-label={`Изменить группу ${quoted(group.name)}`}
          onClick={() => onEdit({ what: 'group', group })}
        >
          <Pencil size={20} aria-hidden="true" />
          Изменить
        </Button>
      </TreeHead>
      <ModerationWords {...group} />
      {shortage && <p className="option-group__shortage">{shortage}</p>}
      <OptionRows branch={group.id} list={group.product_options} options={options} onEdit={onEdit} />
      <Button
        variant="quiet"
        aria-label={`Добавить опцию в\u00A0группу ${quoted(group.name)}`}
        onClick={() => onEdit({ what: 'option', option: null, group_id: group.id })}
      >
        <Plus size={20} aria-hidden="true" />
        Добавить опцию
      </Button>
    </TreeRow>
  )
}

/** Options in their order, each with its price to be changed on the spot. */
export function OptionRows({ branch, list, options, onEdit }: RowsProps) {
  return (
    <ul className="option-rows">
      {list.map((option) => (
        <TreeRow key={option.id} level="option" branch={branch} id={option.id} className="option-row">
          <TreeHandle
            level="option"
            branch={branch}
            id={option.id}
            label={`Переместить опцию ${quoted(option.name)}`}
          />
          <div className="option-row__words stack-start">
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
          <SaleCell
            name={option.name}
            stop={option}
            send={(input) => options.setActivity('option', option.id, input)}
            onOpen={() => onEdit({ what: 'stop', kind: 'option', one: option })}
          />
          <PriceCell
            label={`Доплата за ${quoted(option.name)}`}
            price={option.price}
            field={OPTION_FORM.price}
            onSave={(price) => options.setPrice(option, price)}
          />
        </TreeRow>
      ))}
    </ul>
  )
}
type RowsProps = Acts & { branch: string; list: readonly OptionWire[] }

function usedWords({ products }: Pick<OptionWire, 'products'>): string {
  if (products.length === 0) return 'ни\u00A0в\u00A0одном блюде'
  return `в\u00A0${countOf(products.length, 'блюде', 'блюдах', 'блюдах')}`
}
