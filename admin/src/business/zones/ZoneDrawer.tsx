import { quoted } from '@ostrov/shared/formats/quoted'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import type { Polygon } from '@ostrov/shared/geo/shapes'
import { ZONE_FORM } from '@ostrov/shared/restaurants/form'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
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

type ZoneValues = ValuesOf<typeof ZONE_FORM>

/** The name, terms and colours of a zone. */
export function ZoneDrawer({ id, zone, polygon, onClose }: Props) {
  const { add, save } = useZoneChange(id)
  const [theirs, setTheirs] = useState(polygon)
  const { form, note } = useMergedForm<keyof typeof ZONE_FORM, ZoneValues>({
    table: ZONE_FORM,
    initial: zoneValues(zone),
    known: zone && { version: zone.updated_at, values: zoneValues(zone) },
    looks: true,
    send: (values, { version: seen }) => {
      const body = bodyOf(ZONE_FORM, values)
      return zone ? save(zone.id, { ...body, ...(seen && { seen }) }) : add({ ...body, polygon })
    },
    present: (problem) => {
      const now = zoneNow(problem)
      if (now) setTheirs(now.polygon)
      return now && { version: now.updated_at, values: zoneValues(now) }
    },
    onDone: onClose,
  })
  const palette = (name: 'fill_color' | 'border_color') => () => (
    <Palette {...{ name, label: ZONE_FORM[name].label, value: form.values[name] }} onChange={form.change} />
  )
  const wordsOf = (values: ZoneValues, name: keyof ZoneValues) => {
    const colour = ZONE_PALETTE.find(({ color }) => color === values[name])
    return colour ? quoted(colour.name) : note.wordsOf(values, name)
  }
  const remove = zone && <RemoveZone id={id} zone={zone} onClose={onClose} />
  return (
    <FormDrawer kind="Zone" title={zone ? zone.name : 'Условия зоны'} form={form} onClose={onClose} aside={remove}>
      <MeanwhileNote title="Зону изменил кто-то другой" {...note} wordsOf={wordsOf}>
        {!isSameBorder(theirs, polygon) && <li>Граница: теперь другая, здесь она не&nbsp;меняется</li>}
      </MeanwhileNote>
      <FormFields form={form} own={{ fill_color: palette('fill_color'), border_color: palette('border_color') }} />
    </FormDrawer>
  )
}

/** A new one is active, in the first colour. */
function zoneValues(zone: OwnZoneWire | null): ZoneValues {
  const [{ color }] = ZONE_PALETTE
  const fresh = { is_active: true, fill_color: color, border_color: color }
  return { ...valuesOf(ZONE_FORM, zone), ...(!zone && fresh) }
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
