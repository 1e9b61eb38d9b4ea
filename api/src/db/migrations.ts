/** Every migration. A new file is added here by `bun run db make`; looked for in their folder, a bundle or an image could miss one. */
export { Migration20261128204500_base } from './migrations/Migration20261128204500_base'
export { Migration20261128210800_days_not_summed } from './migrations/Migration20261128210800_days_not_summed'
export { Migration20261128214000_desk_words } from './migrations/Migration20261128214000_desk_words'
export { Migration20261129111440_data_export } from './migrations/Migration20261129111440_data_export'
export { Migration20261129111936_backup_check } from './migrations/Migration20261129111936_backup_check'
export { Migration20261129113446_retention } from './migrations/Migration20261129113446_retention'
export { Migration20261129145412_counter_turns } from './migrations/Migration20261129145412_counter_turns'
