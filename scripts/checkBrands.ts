/** Fails if a brand in public/brands is broken or has too little contrast (FT-80, FT-82). */
import { brandFaults } from '#scripts/brandFaults.ts';

const faults = brandFaults('public/brands');
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
