import { drawFindings } from './doctor/findings.ts';
import { examine } from './doctor/examine.ts';

/* npm run doctor: says what is wrong with a configuration, in plain words. The exit code is 1 when anything is. */
const findings = await examine(process.env);
console.log(drawFindings(findings));
process.exitCode = findings.some(({ level }) => level === 'wrong') ? 1 : 0;
