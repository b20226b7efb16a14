"""No Retreat!"""
