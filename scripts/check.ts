import { fastChecks, report } from './checks.ts';

report(fastChecks());
