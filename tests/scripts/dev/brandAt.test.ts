import { brandAt } from '#scripts/dev/brandAt.ts';
import { readBrands } from '#server/host/brands.ts';

it("calls no chat service except the sandbox's in `npm run dev`, at any brand", () => {
  const { organisations } = readBrands('public/brands');
  const elsewhere = [...organisations.keys()].filter((org) => {
    const { orgCode, chat } = brandAt(new URL(`http://localhost:3000/account?org=${org}`));
    expect(orgCode).toBe(org);
    const addresses = Object.values(chat.twilio ?? {});
    const isHere = (address: string) =>
      /^(?:ws|http):\/\/localhost:3000\/sandbox\/twilio/.test(address);
    return addresses.length !== 3 || !addresses.every(isHere);
  });

  expect(elsewhere).toEqual([]);
});
