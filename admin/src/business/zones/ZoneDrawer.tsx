import { quoted } from '@ostrov/shared/formats/quoted'
import type { Polygon } from '@ostrov/shared/geo/shapes'
import { ZONE_FORM } from '@ostrov/shared/restaurants/form'
import { type ZoneValues, zoneBody, zoneValues, zoneWords } from '@ostrov/shared/restaurants/zone-values'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { Palette, ZONE_PALETTE } from './Palette'
import { isSameBorder, useZoneChange, zoneNow } from './use-zones'

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
  const [theirs, setTheirs] = useState(polygon)
  const { form, meanwhile, take } = useMergedForm<keyof typeof ZONE_FORM, ZoneValues>({
    table: ZONE_FORM,
    initial: zoneValues(zone, FIRST.color),
    known: zone && { version: zone.updated_at, values: zoneValues(zone, FIRST.color) },
    looks: true,
    labelOf,
    send: (values, { version: seen }) =>
      zone ? save(zone.id, { ...zoneBody(values), ...(seen && { seen }) }) : add({ ...zoneBody(values), polygon }),
    present: (problem) => {
      const now = zoneNow(problem)
      if (now) setTheirs(now.polygon)
      return now && { version: now.updated_at, values: zoneValues(now, FIRST.color) }
    },
    onDone: onClose,
  })
  const remove = zone && <RemoveZone id={id} zone={zone} onClose={onClose} />
  return (
    <FormDrawer kind="Zone" title={zone ? zone.name : 'Условия зоны'} form={form} onClose={onClose} aside={remove}>
      <MeanwhileNote
        title="Зону изменил кто-то другой"
        meanwhile={meanwhile}
        labelOf={labelOf}
        wordsOf={wordsOf}
        onTake={take}
      >
        {!isSameBorder(theirs, polygon) && <li>Граница: теперь другая, здесь она не&nbsp;меняется</li>}
      </MeanwhileNote>
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

const labelOf = (name: keyof ZoneValues) => ZONE_FORM[name].label

function wordsOf(values: ZoneValues, name: keyof ZoneValues): string {
  const colour = ZONE_PALETTE.find(({ color }) => color === values[name])
  return colour ? quoted(colour.name) : zoneWords(values, name)
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
