import type { Polygon } from '@ostrov/shared/geo/shapes'
import { ZONE_FORM } from '@ostrov/shared/restaurants/form'
import { zoneBody, zoneValues } from '@ostrov/shared/restaurants/zone-values'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { Palette, ZONE_PALETTE } from './Palette'
import { useZoneChange } from './use-zones'

type Props = {
  id: string
  /** Null for a new one. */
  zone: OwnZoneWire | null
  polygon: Polygon
  onClose: () => void
}

const [FIRST] = ZONE_PALETTE

/** The name, terms and colours of a zone. */
export function ZoneDrawer({ id, zone, polygon, onClose }: Props) {
  const { add, save } = useZoneChange(id)
  const [seen, setSeen] = useState(zone?.updated_at)
  const form = useForm({
    table: ZONE_FORM,
    initial: zoneValues(zone, FIRST.color),
    submit: async (values) => {
      try {
        if (zone) await save(zone.id, { ...zoneBody(values), ...(seen && { seen }) })
        else await add({ ...zoneBody(values), polygon })
      } catch (problem) {
        throw overtaken(problem, setSeen)
      }
      onClose()
      return undefined
    },
  })
  const remove = zone && <RemoveZone id={id} zone={zone} onClose={onClose} />
  return (
    <FormDrawer kind="Zone" title={zone ? zone.name : 'Условия зоны'} form={form} onClose={onClose} aside={remove}>
      <FormField form={form} name="name" />
      <FormField form={form} name="price" />
      <FormField form={form} name="min_order_sum" />
      <FormField form={form} name="free_delivery_sum" />
      <FormField form={form} name="peak" />
      <FormField form={form} name="peak_price" />
      <FormField form={form} name="peak_min_order_sum" />
      <FormField form={form} name="peak_free_delivery_sum" />
      <FormField form={form} name="is_active" />
      <Palette
        fill={form.values.fill_color}
        border={form.values.border_color}
        onChange={(colours) => form.change(colours)}
      />
    </FormDrawer>
  )
}

/** Another changed it meanwhile: what is typed here stays, and is saved over that by the next press, knowingly. */
function overtaken(problem: unknown, setSeen: (seen: string) => void): unknown {
  if (!(problem instanceof Problem) || problem.errorMessage !== 'zone.changed') return problem
  const { zone } = problem.data
  if (!isZone(zone)) return problem
  setSeen(zone.updated_at)
  const now = `${zone.name}, доставка ${zone.price}\u00A0₽, заказ от\u00A0${zone.min_order_sum}\u00A0₽`
  const message = `Зону только что изменил кто-то другой: теперь ${now}. Нажмите «Сохранить», чтобы оставить ваше.`
  return new Problem(409, problem.errorMessage, message)
}

function isZone(value: unknown): value is Pick<OwnZoneWire, 'updated_at' | 'name' | 'price' | 'min_order_sum'> {
  return typeof value === 'object' && value !== null && 'updated_at' in value && typeof value.updated_at === 'string'
}

function RemoveZone({ id, zone, onClose }: { id: string; zone: OwnZoneWire; onClose: () => void }) {
  const { remove } = useZoneChange(id)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    if (!asked) return setAsked(true)
    setBusy(true)
    try {
      await remove(zone.id)
      onClose()
    } catch (problem) {
      setFailure(sentenceOf(problem))
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant={asked ? 'berry' : 'danger'} size="large" busy={busy} busyLabel="Удаляем…" onClick={press}>
        <Trash2 size={20} aria-hidden="true" />
        {asked ? 'Точно удалить' : 'Удалить'}
      </Button>
      <FormFailure text={failure} />
    </>
  )
}
