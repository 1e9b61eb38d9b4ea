import { Check } from 'lucide-react'
import { ZoneSquare } from './ZoneSquare'

/** Colours that are told apart on the map of either theme. */
export const ZONE_PALETTE = [
  { color: '#0B6767', name: 'Морской' },
  { color: '#24744A', name: 'Зелёный' },
  { color: '#1D5FA8', name: 'Синий' },
  { color: '#6B3FA0', name: 'Фиолетовый' },
  { color: '#AF2440', name: 'Ягодный' },
  { color: '#D63F1E', name: 'Огненный' },
  { color: '#8F5600', name: 'Янтарный' },
  { color: '#5B6866', name: 'Серый' },
] as const

type Props = {
  label: string
  name: 'fill_color' | 'border_color'
  value: string
  onChange: (colour: { fill_color?: string; border_color?: string }) => void
}

/** One colour of a zone: of its ground or of its border. */
export function Palette({ label, name, value, onChange }: Props) {
  const own = ZONE_PALETTE.some(({ color }) => color.toLowerCase() === value.toLowerCase())
  const colours = own ? ZONE_PALETTE : [...ZONE_PALETTE, { color: value, name: `Свой, ${value}` }]
  return (
    <fieldset>
      <legend className="ui-field__label form__legend">{label}</legend>
      <div className="palette columns gap-2">
        {colours.map(({ color, name: words }) => (
          <label key={color} className="palette__one" title={words}>
            <input
              className="ui-hidden"
              type="radio"
              name={name}
              checked={color.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange({ [name]: color })}
            />
            <ZoneSquare className="palette__square" fill_color={color} border_color={color}>
              <Check size={22} aria-hidden="true" />
            </ZoneSquare>
            <span className="ui-hidden">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
