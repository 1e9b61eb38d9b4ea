import { quoted } from '@ostrov/shared/formats/quoted'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import type { Polygon } from '@ostrov/shared/geo/shapes'
import { ZONE_FORM } from '@ostrov/shared/restaurants/form'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { currentOf } from '@ostrov/shared/wire/current'
import { useState } from 'react'
import { DeleteButton } from '../../components/forms/DeleteButton'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { MeanwhileNote } from '../../components/forms/MeanwhileNote'
import { useMergedForm } from '../../components/forms/use-merged-form'
import { Palette, ZONE_PALETTE } from './Palette'
import { isSameBorder, useZoneChange } from './use-zones'

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
  const { add, save, remove } = useZoneChange(id)
  const [theirs, setTheirs] = useState(polygon)
  const { form, note } = useMergedForm<keyof typeof ZONE_FORM, ZoneValues>({
    table: ZONE_FORM,
    initial: zoneValues(zone),
    known: zone && { version: zone.version, values: zoneValues(zone) },
    looks: true,
    send: (values, { version }) => {
      const body = bodyOf(ZONE_FORM, values)
      return zone ? save(zone.id, { ...body, ...(version && { version }) }) : add({ ...body, polygon })
    },
    present: (problem) => {
      const now = zone && currentOf(problem, zone)
      if (now) setTheirs(now.polygon)
      return now && { version: now.version, values: zoneValues(now) }
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
  const aside = zone && (
    <DeleteButton
      what={`зону ${quoted(zone.name)}`}
      text={'Сюда больше не\u00A0доставляем. Принятые заказы довезите.'}
      send={() => remove(zone.id)}
      onDone={onClose}
    />
  )
  return (
    <FormDrawer kind="Zone" title={zone ? zone.name : 'Условия зоны'} form={form} onClose={onClose} aside={aside}>
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
