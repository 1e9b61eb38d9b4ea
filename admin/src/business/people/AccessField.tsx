import { BUSINESS_PERMISSIONS, type BusinessPermission, OFFERED_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { namesOf } from '@ostrov/shared/wire/names'
import type { ServedRestaurant } from '../../session/people'

/** What is ticked: `<restaurant>:<permission>`. */
export type Ticks = readonly string[]

const HINTS: Record<BusinessPermission, string> = {
  orders: 'Доска, история, чёрный список',
  menu: 'Блюда, опции, стоп-лист',
  reviews: 'Читать и\u00A0отвечать',
  settings: 'Профиль, часы, зоны доставки',
  integrations: 'Внешние кассы',
}

type Props = {
  restaurants: readonly ServedRestaurant[]
  value: Ticks
  error: string | undefined
  onChange: (value: string[]) => void
}

/** What a manager may do, restaurant by restaurant. */
export function AccessField({ restaurants, value, error, onChange }: Props) {
  return (
    <div className="form">
      {restaurants.map(({ id, title }, place) => {
        const own = value.filter((tick) => tick.startsWith(`${id}:`))
        const others = value.filter((tick) => !tick.startsWith(`${id}:`))
        return (
          <ChoiceField
            key={id}
            legend={restaurants.length === 1 ? 'Что может делать' : title}
            name={`access-${id}`}
            many
            options={offeredBeside(own, id).map((permission) => ({
              value: `${id}:${permission}`,
              label: BUSINESS_PERMISSIONS[permission],
              more: HINTS[permission],
            }))}
            value={own}
            onChange={(chosen) => onChange([...others, ...chosen])}
            error={place === restaurants.length - 1 ? error : undefined}
          />
        )
      })}
    </div>
  )
}

/** What was given before can be taken away, whether it is still offered or not. */
function offeredBeside(own: Ticks, id: string): BusinessPermission[] {
  const offered: readonly BusinessPermission[] = OFFERED_PERMISSIONS
  return namesOf(BUSINESS_PERMISSIONS).filter((one) => offered.includes(one) || own.includes(`${id}:${one}`))
}

/** The ticks as the server takes them. */
export function accessOf(ticks: Ticks) {
  const restaurants = Map.groupBy(ticks, (tick) => tick.split(':')[0] ?? '')
  return [...restaurants].map(([restaurant_id, own]) => ({
    restaurant_id,
    permissions: namesOf(BUSINESS_PERMISSIONS).filter((one) => own.includes(`${restaurant_id}:${one}`)),
  }))
}
