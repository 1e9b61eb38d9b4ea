import { formatMoney } from '@ostrov/shared/formats/money'
import { demandOf, isFull, toggleInGroup } from '@ostrov/shared/menu/options'
import type { ProductDetailsWire, ProductOptionGroupWire, ProductOptionWire } from '@ostrov/shared/menu/schema'

type Props = {
  product: ProductDetailsWire
  chosen: readonly string[]
  /** The group that still wants something, once the person has pressed «Добавить». */
  missing: string | null
  onChange: (chosen: readonly string[]) => void
}

/** Options as radio or check rows with what each adds to the price; those that stand alone come last. */
export function OptionGroups({ product, chosen, missing, onChange }: Props) {
  const { product_option_groups, product_options } = product
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <>
      {product_option_groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          chosen={chosen}
          missing={missing === group.id}
          onPick={(id) => onChange(toggleInGroup(group, chosen, id))}
        />
      ))}
      {product_options.length > 0 && (
        <fieldset className="options">
          <Legend name={product_option_groups.length > 0 ? 'Ещё' : 'Добавки'} />
          {product_options.map((option) => (
            <Row
              key={option.id}
              option={option}
              type="checkbox"
              checked={chosen.includes(option.id)}
              onPick={() => toggle(option.id)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

type GroupProps = {
  group: ProductOptionGroupWire
  chosen: readonly string[]
  missing: boolean
  onPick: (id: string) => void
}

function Group({ group, chosen, missing, onPick }: GroupProps) {
  const single = group.max === 1
  return (
    <fieldset className="options" data-group={group.id} data-missing={missing ? '' : undefined}>
      <Legend name={group.name} demand={demandOf(group)} />
      {group.product_options.map((option) => {
        const checked = chosen.includes(option.id)
        return (
          <Row
            key={option.id}
            option={option}
            type={single && group.min === 1 ? 'radio' : 'checkbox'}
            name={group.id}
            checked={checked}
            disabled={!checked && isFull(group, chosen)}
            onPick={() => onPick(option.id)}
          />
        )
      })}
    </fieldset>
  )
}

function Legend({ name, demand }: { name: string; demand?: string | null }) {
  return (
    <legend className="options__legend split">
      <span className="options__name">{name}</span>
      {demand && <span className="ui-chip options__demand">{demand}</span>}
    </legend>
  )
}

type RowProps = {
  option: ProductOptionWire
  type: 'radio' | 'checkbox'
  name?: string
  checked: boolean
  disabled?: boolean
  onPick: () => void
}

function Row({ option, type, name, checked, disabled, onPick }: RowProps) {
  return (
    <label className="ui-choice row gap-3 options__row" data-disabled={disabled ? '' : undefined}>
      <span>
        {option.name}
        {option.price > 0 && <span className="options__price">{` +${formatMoney(option.price)}`}</span>}
      </span>
      <input
        type={type}
        name={type === 'radio' ? name : 'options'}
        value={option.id}
        className={type === 'radio' ? 'ui-radio' : 'ui-check'}
        checked={checked}
        disabled={disabled}
        onChange={onPick}
      />
    </label>
  )
}
