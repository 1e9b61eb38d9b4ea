import { formatPhone } from '@ostrov/shared/formats/phone'
import { NOTIFICATION_FORM } from '@ostrov/shared/profiles/form'
import {
  chosenWays,
  linesOf,
  NOTICE_WAYS,
  type NoticeWay,
  RESTAURANT_EVENTS,
  wayComplaint,
} from '@ostrov/shared/profiles/notifications'
import type { NotificationConfigWire, OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { TimeField } from '@ostrov/shared/ui/TimeField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm, wordsOf } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { SaveBar } from '../../components/forms/SaveBar'
import { OneSettings, settingsKey } from './OneSettings'
import { TestNotice } from './TestNotice'

/** Where a restaurant is told of what: the owner's page. */
export function NotificationsPage() {
  return (
    <OneSettings permission="owner" tab="Уведомления">
      {({ id, notification_config }) =>
        notification_config && <NotificationsForm key={id} id={id} config={notification_config} />
      }
    </OneSettings>
  )
}

type FormProps = { id: string; config: NonNullable<OwnRestaurantWire['notification_config']> }

function NotificationsForm({ id, config }: FormProps) {
  const client = useQueryClient()
  const route = api.business_user.restaurants({ restaurantId: id })
  const form = useForm({
    table: NOTIFICATION_FORM,
    initial: typedOf(config),
    submit: async (typed) => {
      const saved = await ask(route.notification_config.put(configOf(typed)))
      void client.invalidateQueries({ queryKey: settingsKey(id) })
      void client.invalidateQueries({ queryKey: ['profile'] })
      showToast('Сохранено', { kind: 'success' })
      return typedOf(saved)
    },
  })
  const { values, errors, change } = form
  return (
    <form className="form" {...form.bind}>
      <FormField form={form} name="emails" />
      <FormField form={form} name="phones" />
      {namesOf(RESTAURANT_EVENTS).map((event) => (
        <ChoiceField
          key={event}
          many
          legend={RESTAURANT_EVENTS[event]}
          name={event}
          className="way-choices"
          options={namesOf(NOTICE_WAYS).map((value) => ({
            value,
            label: NOTICE_WAYS[value],
            more: (values[event].includes(value) && wayComplaint(value, values)) || undefined,
          }))}
          value={values[event]}
          onChange={(chosen) => change({ [event]: chosen })}
          error={errors[event]}
        />
      ))}
      <FormField form={form} name="push" />
      <FormField form={form} name="sound" />
      <div className="ui-pair">
        <TimeField
          {...wordsOf(form, 'quiet_from')}
          value={values.quiet_from}
          onChange={(quiet_from) => change({ quiet_from })}
        />
        <TimeField
          {...wordsOf(form, 'quiet_to')}
          value={values.quiet_to}
          onChange={(quiet_to) => change({ quiet_to })}
        />
      </div>
      <TestNotice id={id} dirty={form.dirty} />
      <SaveBar form={form} />
    </form>
  )
}

type Typed = Record<'emails' | 'phones' | 'quiet_from' | 'quiet_to', string> &
  Record<'push' | 'sound', boolean> &
  Record<keyof typeof RESTAURANT_EVENTS, string[]>

function typedOf({ events, emails, phones, push, sound, quiet_from, quiet_to }: NotificationConfigWire): Typed {
  return {
    ...{ emails: emails.join('\n'), phones: phones.map(formatPhone).join('\n'), push, sound },
    ...{ quiet_from: quiet_from ?? '', quiet_to: quiet_to ?? '' },
    ...{
      new_order: [...events.new_order],
      unanswered: [...chosenWays({ events }, 'unanswered')],
      cancelled: [...events.cancelled],
      review: [...events.review],
      weekly: [...events.weekly],
    },
  }
}

function configOf({ emails, phones, quiet_from, quiet_to, push, sound, ...chosen }: Typed) {
  const ways = (chosen: readonly string[]): NoticeWay[] => namesOf(NOTICE_WAYS).filter((way) => chosen.includes(way))
  return {
    ...{ push, sound },
    ...{ emails: linesOf(emails), phones: linesOf(phones) },
    ...{ quiet_from: quiet_from || null, quiet_to: quiet_to || null },
    events: {
      new_order: ways(chosen.new_order),
      unanswered: ways(chosen.unanswered),
      cancelled: ways(chosen.cancelled),
      review: ways(chosen.review),
      weekly: ways(chosen.weekly),
    },
  }
}
