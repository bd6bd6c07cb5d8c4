import type { BillingTables } from './tables/billing.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { HouseTables } from './tables/house.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { PeopleTables } from './tables/people.ts';
import type { QuizTables } from './tables/quizzes.ts';
import type { ResearchTables } from './tables/research.ts';
import type { StrategistTables } from './tables/strategist.ts';

/**
 * The tables as Kysely sees them. `migrations/` makes them; `schema.snapshot.txt` is what they come to, checked by a
 * test.
 */
export type Tables = PeopleTables &
  BillingTables &
  IdentityTables &
  QuizTables &
  ResearchTables &
  HouseTables &
  DocumentTables &
  StrategistTables;
