import type { Check, FormTable } from '../forms/form'
import { PLAN_SEATS_MAX, readPlan } from './plan'

const planCheck: Check = (value) => readPlan(value).complaint

/** A hall of a venue as an editor writes it. */
export const HALL_FORM = {
  venue_id: { label: 'Площадка', kind: 'reference', of: 'venue', required: 'Выберите площадку' },
  name: { label: 'Название', kind: 'text', max: 60, required: 'Назовите зал', placeholder: 'Большой зал' },
  stage: {
    ...{ label: 'Куда смотрят', kind: 'text', max: 20, required: 'Напишите, куда смотрят зрители' },
    hint: 'Сцена, экран или арена: стоит на\u00A0плане сверху',
  },
  plan: {
    ...{ label: 'Ряды', kind: 'lines', max: 20_000, required: 'Опишите ряды', checks: [planCheck] },
    ...{ placeholder: 'Партер; 1–10; 10+10; 1; 0' },
    hint: `В\u00A0строке: сектор; ряд или ряды; мест (через\u00A0+ с\u00A0проходом); первый номер, с\u00A0минусом\u00A0— счёт справа; сдвиг вправо. Пустая строка\u00A0— проход. До\u00A0${PLAN_SEATS_MAX} мест`,
  },
} as const satisfies FormTable
